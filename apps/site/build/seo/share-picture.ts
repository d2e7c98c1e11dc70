/** The size that link previews show without cropping: https://developers.facebook.com/docs/sharing/webmasters/images */
const size = { width: 1200, height: 630 };

/** Address and size of the picture in link previews of a page. */
export const sharePictureOf = (path: string) => ({ address: `/share${path === "/" ? "/home" : path}.png`, ...size });
