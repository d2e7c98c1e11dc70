import { expect, test } from "vitest";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { exchange, requestHead } from "./exchange.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { postEnquiry } from "./post-enquiry.ts";

const unfinishedHead = "GET / HTTP/1.1\r\nHost: localhost\r\n";
const unfinishedBody = `${requestHead(`POST ${enquiryPath}`, "Content-Type: application/json", "Content-Length: 9")}{`;

test("slow connections are closed, and other posts succeed meanwhile", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const open = new Set(Array.from({ length: 300 }, (_, number) => number));
  const slow = [...open].map(async (number) => {
    // An address may hold 256 connections.
    const address = `127.0.0.${2 + (number % 3)}`;
    expect(await exchange(server.url, number % 2 ? unfinishedBody : unfinishedHead, address)).toContain(" 408 ");
    open.delete(number);
  });
  const posting = (async () => {
    while (open.size > 0) {
      await postEnquiry(server.url);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  await Promise.all([...slow, posting]);
});
