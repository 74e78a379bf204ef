"""How the site is built from these pages: `make docs`. What is generated stands in `_site`."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
STATIC = ROOT / "src" / "gaslamp" / "server" / "static"
sys.path[:0] = [str(HERE), str(ROOT / "src")]

import gaslamp  # noqa: E402  # of this very folder

project = "Gaslamp"
author = "the Gaslamp authors"
copyright = "the Gaslamp authors; MIT licence"
release = gaslamp.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "_site.names", "_site.pages", "_site.rules"]
exclude_patterns = ["_site", "images", "examples"]
root_doc = "index"

# Markdown as it reads on a forge too: headings can be linked to, and the notebook is run while the site is built.
myst_heading_anchors = 4
nb_execution_raise_on_error = True
nb_execution_timeout = 300
nb_execution_show_tb = True

# Docstrings name things in single backticks; what is public becomes a link.
default_role = "named"
add_module_names = False
autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
toc_object_entries = False

html_theme = "furo"
html_title = "Gaslamp"
html_logo = str(STATIC / "lamp.svg")
html_favicon = str(STATIC / "icon-192.png")
html_static_path = ["_site/static"]
html_css_files = ["gaslamp.css"]
html_copy_source = False
html_show_sphinx = False
pygments_style = "friendly"
pygments_dark_style = "native"
html_theme_options = {
    "light_css_variables": {
        "color-background-primary": "#fbf5e6",
        "color-background-secondary": "#efe4ca",
        "color-background-hover": "#f3e9d2",
        "color-background-border": "#d3c19b",
        "color-foreground-primary": "#2f2316",
        "color-foreground-secondary": "#5a4833",
        "color-foreground-muted": "#67543c",
        "color-foreground-border": "#8a7355",
        "color-brand-primary": "#85470f",
        "color-brand-content": "#85470f",
        "color-brand-visited": "#6c4a94",
        "color-code-background": "#f3e9d2",
        "color-inline-code-background": "#f3e9d2",
        "color-highlight-on-target": "#ffd98a66",
    },
    "dark_css_variables": {
        "color-background-primary": "#0c111d",
        "color-background-secondary": "#151d2e",
        "color-background-hover": "#1e283d",
        "color-background-border": "#303c55",
        "color-foreground-primary": "#efe4cb",
        "color-foreground-secondary": "#cfc6b2",
        "color-foreground-muted": "#b0aa9a",
        "color-foreground-border": "#7b879e",
        "color-brand-primary": "#f0c274",
        "color-brand-content": "#f0c274",
        "color-brand-visited": "#b79ae0",
        "color-code-background": "#151d2e",
        "color-inline-code-background": "#1e283d",
        "color-highlight-on-target": "#ffcf7a33",
    },
}
