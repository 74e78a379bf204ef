"""What the project says about itself to those who join it: one version, one address, the same checks everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatch_build import described, package_page

import gaslamp

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SOURCE = "https://forge.example/gaslamp"


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads(text("pyproject.toml"))["project"]
    return table


def recipe(target: str) -> list[str]:
    """What make runs for a target, without what is only for make."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", text("Makefile"), re.MULTILINE)
    assert found is not None, target
    return [line.strip() for line in found[1].splitlines() if "$(MAKE)" not in line]


def cited(field: str) -> str | None:
    found = re.search(rf"^{field}: (.*)$", text("CITATION.cff"), re.MULTILINE)
    return found[1].strip('"') if found else None


def test_the_citation_is_of_this_version() -> None:
    assert cited("cff-version") == "1.2.0"
    assert cited("version") == gaslamp.__version__
    assert cited("license") == project()["license"]
    assert f"name: {project()['authors'][0]['name']}" in text("CITATION.cff")


def test_where_the_project_lives_is_said_once() -> None:
    assert cited("repository-code") == project()["urls"].get("Source")
    others = [page for page in ("README.md", "SECURITY.md", "CONTRIBUTING.md") if "github.com" in text(page)]
    assert others == []


def test_the_supported_pythons_are_those_that_are_tested() -> None:
    listed = re.findall(r"Python :: (3\.\d+)", "\n".join(project()["classifiers"]))
    assert f">={listed[0]}" == project()["requires-python"]
    matrix = re.search(r"python: \[(.*)\]", text(".github/workflows/test.yml"))
    assert matrix is not None
    assert re.findall(r"3\.\d+", matrix[1]) == listed


def test_the_forge_runs_the_command_of_the_readme() -> None:
    command = re.search(r"^(make \w+) +# runs all checks$", text("README.md"), re.MULTILINE)
    assert command is not None
    assert f"- run: {command[1]}\n" in text(".github/workflows/test.yml")
    assert text(".ci/run").splitlines()[-1] == command[1]


def test_before_a_commit_the_checks_of_make_test_are_run() -> None:
    entries = re.findall(r"entry: (.*)", text(".pre-commit-config.yaml"))
    assert entries == [line.replace("$(BIN)", ".venv/bin") for line in recipe("test-style")]
    assert set(re.findall(r"language: (.*)", text(".pre-commit-config.yaml"))) == {"system"}
    assert re.findall(r"repo: (.*)", text(".pre-commit-config.yaml")) == ["local"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_do_little_and_names_what_it_runs(workflow: Path) -> None:
    lines = workflow.read_text(encoding="utf-8")
    assert re.search(r"^permissions:( \{\}|\n  contents: read)$", lines, re.MULTILINE)
    assert set(re.findall(r"^ +([a-z-]+: write)", lines, re.MULTILINE)) <= {"id-token: write", "pages: write"}
    actions = re.findall(r"uses: (.*)", lines)
    assert actions
    assert [action for action in actions if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)] == []
    assert lines.count("actions/checkout@") == lines.count("persist-credentials: false")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_makes_what_make_knows(workflow: Path) -> None:
    for target in re.findall(r"run: make ([\w-]+)", workflow.read_text(encoding="utf-8")):
        assert re.search(rf"^{target}:", text("Makefile"), re.MULTILINE), target


def test_the_package_page_leads_to_the_repository() -> None:
    page = described(project() | {"urls": {"Source": SOURCE}})
    assert page["content-type"] == "text/markdown"
    pictures = re.findall(r'(?:!\[[^\]]*\]\(|<img src=")([^)"]+)', page["text"])
    links = re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", page["text"])
    begin = f"{SOURCE}/raw/v{gaslamp.__version__}/"
    assert pictures
    assert all((ROOT / picture.removeprefix(begin)).is_file() for picture in pictures if picture.startswith(begin))
    assert [place for place in pictures if not place.startswith("https://")] == []
    assert [place for place in links if not place.startswith(("https://", "#"))] == []


def test_without_a_repository_the_package_page_leads_nowhere_wrong() -> None:
    page = described(project() | {"urls": {}})["text"]
    assert not re.search(r"!\[|<img", page)
    assert re.findall(r"\]\((?!https://|#)", page) == []
    assert page.startswith(text("README.md")[:100])


def test_pictures_links_and_tables_of_pictures_on_the_package_page() -> None:
    readme = '# G\n\n![a](x.jpg)\n\n| b |\n|---|\n| <img src="y.jpg"> |\n\nSee [it](docs/z.md), [here](#g), [w](https://w).\n'
    assert package_page(readme, None, "1.2.3") == "# G\n\nSee it, [here](#g), [w](https://w).\n"
    assert package_page(readme, "https://f", "1.2.3") == (
        "# G\n\n![a](https://f/raw/v1.2.3/x.jpg)\n\n| b |\n|---|\n"
        '| <img src="https://f/raw/v1.2.3/y.jpg"> |\n\n'
        "See [it](https://f/blob/v1.2.3/docs/z.md), [here](#g), [w](https://w).\n"
    )


def test_every_first_task_says_what_why_where_and_how_to_test() -> None:
    tasks = text("docs/first-tasks.md").split("\n## ")[1:]
    assert 8 <= len(tasks) <= 12
    assert [task.splitlines()[0] for task in tasks if re.findall(r"^\*(\w+)\.\*", task, re.MULTILINE) != TASK] == []


TASK = ["What", "Why", "Where", "Test"]


def test_every_decision_has_its_context_and_its_consequences() -> None:
    entries = text("docs/decisions.md").split("\n## ")[1:]
    assert [int(entry.split(".")[0]) for entry in entries] == [*range(1, len(entries) + 1)]
    assert [entry.splitlines()[0] for entry in entries if re.findall(r"^\*(\w+)\.\*", entry, re.MULTILINE) != WHY] == []


WHY = ["Context", "Decision", "Consequences"]


@pytest.mark.parametrize("page", ["docs/first-tasks.md", "docs/decisions.md"])
def test_what_these_pages_name_in_the_code_is_there(page: str) -> None:
    named = re.findall(r"`((?:[\w-]+/)*[\w-]+\.(?:py|js|css|toml|ftl|board|yml|md|cff))`", text(page))
    assert named
    assert [name for name in named if not any(is_there(name, folder) for folder in FOLDERS)] == []


FOLDERS = ("", "src/gaslamp", "src/gaslamp/agents", "src/gaslamp/server/static")


def is_there(name: str, folder: str) -> bool:
    return (ROOT / folder / name).is_file() or ("/" not in name and any((ROOT / "src").rglob(name)))
