"""Where the fugitive can be, and how likely: Bayes filters over what somebody has seen."""
