import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/**
 * Headers that narrow what a browser may do with an answer and cannot break a page: OWASP Secure Headers Project,
 * https://owasp.org/www-project-secure-headers/.
 */
export const securityHeaders = (): MiddlewareHandler =>
  secureHeaders({
    // "no-referrer" would turn the Origin of a plain form post into "null" (Fetch standard, "append a request Origin
    // header"), and with it the check against foreign origins would refuse visitors without JavaScript.
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    // Meaningful over TLS alone, which ends at a proxy before this server and is the proxy's to promise.
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
