/** Links of this site that lead to a page: a file, another window and a picture that is enlarged are none. */
export const pageLinks = "a[href^='/']:not([href*='.'], [download], [target], [data-item])";
