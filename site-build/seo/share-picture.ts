/** The size that shared links show without cutting: https://developers.facebook.com/docs/sharing/webmasters/images */
const size = { width: 1200, height: 630 };

/** The picture that a shared link to a page shows: its address and its size. */
export const sharePictureOf = (path: string) => ({ address: `/share${path === "/" ? "/home" : path}.png`, ...size });
