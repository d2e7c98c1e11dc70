import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { bodyBytes, type NamedInput, target, validFields } from "./input-bytes.ts";
import { requestBytes } from "./raw-request.ts";

const valid = JSON.stringify(validFields);
const form = new URLSearchParams(validFields).toString();
const formType = "application/x-www-form-urlencoded";
const host: [string, string] = ["Host", "localhost"];
const close: [string, string] = ["Connection", "close"];
const jsonType: [string, string] = ["Content-Type", "application/json"];

const bodies: readonly [string, number, string, string | Buffer, [string, string][]?][] = [
  ["an empty JSON body", 400, "application/json", ""],
  ["a truncated JSON text", 400, "application/json", valid.slice(0, -1)],
  ["two JSON texts", 400, "application/json", valid + valid],
  ["only a byte order mark", 400, "application/json", "\ufeff"],
  ["bytes that are not UTF-8", 400, "application/json", Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ["UTF-16", 400, "application/json", Buffer.from(valid, "utf16le")],
  ["JSON null", 422, "application/json", "null"],
  ["a JSON array", 422, "application/json", "[]"],
  ["a JSON string", 422, "application/json", '"x"'],
  ["deeply nested JSON", 422, "application/json", `{"Name":${"[".repeat(15_000)}${"]".repeat(15_000)}}`],
  ["the key __proto__", 422, "application/json", valid.replace("{", '{"__proto__":{"a":"1"},')],
  ["the key constructor", 422, "application/json", valid.replace("{", '{"constructor":"1",')],
  ["an unknown key", 422, "application/json", valid.replace("{", '{"bcc":"eve@example.org",')],
  ["an unknown key with a line break", 422, "application/json", valid.replace("{", '{"A\\nBcc":"eve@example.org",')],
  ["nothing but NUL in a required field", 422, "application/json", valid.replace(/"Name":"[^"]*"/, `"Name":"\\u0000"`)],
  ["over 32 KiB", 413, "application/json", " ".repeat(33_000)],
  ["a form over 32 KiB", 413, formType, `Comment=${"x".repeat(33_000)}`],
  ["broken percent-encoding", 400, formType, "Name=%zz"],
  ["a form that is not UTF-8", 400, formType, "Name=%ff%fe"],
  ["a field twice", 422, formType, `${form}&Name=x`],
  ["an unknown control", 422, formType, `${form}&bcc=x`],
  ["an empty form", 422, formType, ""],
  ["plain text", 415, "text/plain", valid],
  ["multipart", 415, "multipart/form-data; boundary=x", "--x--"],
  ["another charset", 415, "application/json; charset=iso-8859-1", valid],
  ["a broken type", 415, "application", valid],
  ["a compressed body", 415, "application/json", valid, [["Content-Encoding", "gzip"]]],
  ["a short key", 400, "application/json", valid, [["Idempotency-Key", "short"]]],
  ["a key with spaces", 400, "application/json", valid, [["Idempotency-Key", "a key of many words"]]],
  ["another site's page", 403, "application/json", valid, [["Origin", "https://evil.example"]]],
  ["a cross-site request", 403, "application/json", valid, [["Sec-Fetch-Site", "cross-site"]]],
];

const heads: readonly [string, readonly number[], string, string, [string, string][], string?][] = [
  ["GET", [405], "GET", target, [host, close]],
  ["PUT", [405], "PUT", target, [host, close, ["Content-Length", "0"]]],
  ["DELETE", [405], "DELETE", target, [host, close]],
  ["an unknown method", [400], "HELLO", target, [host, close]],
  ["a method override header", [405], "GET", target, [host, close, ["X-HTTP-Method-Override", "POST"]]],
  ["CONNECT", [0, 400, 405], "CONNECT", "evil.example:80", [host]],
  ["no Host", [400], "POST", target, [close, jsonType, ["Content-Length", "0"]]],
  ["two Hosts", [400], "POST", target, [host, ["Host", "evil.example"], close, jsonType, ["Content-Length", "0"]]],
  ["the same Host twice", [400], "POST", target, [host, host, close, jsonType, ["Content-Length", "0"]]],
  ["another Host", [421], "POST", target, [["Host", "evil.example"], close, jsonType, ["Content-Length", "0"]]],
  ["an unknown expectation", [417], "GET", target, [host, close, ["Expect", "nonsense"]]],
  [
    "an unknown expectation with a body",
    [417],
    "POST",
    target,
    [host, close, jsonType, ["Expect", "nonsense"], ["Content-Length", String(valid.length)]],
    valid,
  ],
  ["a Host with a space", [400, 421], "POST", target, [["Host", "a b"], close, jsonType, ["Content-Length", "0"]]],
  [
    "two Content-Length headers",
    [400],
    "POST",
    target,
    [host, close, jsonType, ["Content-Length", "5"], ["Content-Length", "6"]],
    "x",
  ],
  ["a negative Content-Length", [400], "POST", target, [host, close, jsonType, ["Content-Length", "-1"]]],
  [
    "Content-Length and chunked encoding",
    [400],
    "POST",
    target,
    [host, close, jsonType, ["Content-Length", "5"], ["Transfer-Encoding", "chunked"]],
    "0\r\n\r\n",
  ],
  ["chunks without sizes", [400], "POST", target, [host, close, jsonType, ["Transfer-Encoding", "chunked"]], "x\r\n"],
  [
    "chunks over 32 KiB",
    [413],
    "POST",
    target,
    [host, close, jsonType, ["Transfer-Encoding", "chunked"]],
    `10000\r\n${"x".repeat(65_536)}\r\n0\r\n\r\n`,
  ],
  ["a long header", [431], "GET", target, [host, close, ["X-Long", "x".repeat(20_000)]]],
  ["a header with a NUL", [400], "GET", target, [host, close, ["X-Nul", "\0"]]],
  ["a long address", [431, 414], "GET", `${enquiryPath}?${"x".repeat(20_000)}`, [host, close]],
  ["path traversal", [404], "POST", "/api/../../etc/passwd", [host, close, ["Content-Length", "0"]]],
  ["an unknown endpoint", [404], "POST", "/api/Other", [host, close, ["Content-Length", "0"]]],
];

/** Requests with a wrong media type, body or protocol. */
export const protocolInputs = (): NamedInput[] => [
  ...bodies.map(([name, status, type, body, extra]) => ({
    name,
    bytes: bodyBytes(type, body, extra),
    statuses: [status],
  })),
  ...heads.map(([name, statuses, method, address, headers, body = ""]) => ({
    name,
    bytes: requestBytes(method, address, headers, body),
    statuses,
  })),
  { name: "no HTTP at all", bytes: Buffer.from("\x16\x03\x01\x02\x00\x01\r\n\r\n", "latin1"), statuses: [400] },
];
