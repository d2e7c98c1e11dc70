/** The manifests of the repository and its own packages, as paths relative to the root. */
export function manifestsOf(root: string): string[];
