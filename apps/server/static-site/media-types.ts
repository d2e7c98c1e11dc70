import { getMimeType, mimes } from "hono/utils/mime";

/** Types that the library's table lacks; `text/vcard` is what makes a phone offer a contact (RFC 6350). */
const known = { ...mimes, vcf: "text/vcard; charset=utf-8" };

/** The Content-Type of a file by the end of its name, for the server and for development. */
export const mediaTypeOf = (path: string): string => getMimeType(path, known) ?? "application/octet-stream";
