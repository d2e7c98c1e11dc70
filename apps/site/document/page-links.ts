/** Selector for links to pages of this site, excluding links to files, to new tabs, and to enlarged pictures. */
export const pageLinks = "a[href^='/']:not([href*='.'], [download], [target], [data-item])";
