import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Enquiry, type EnquiryFaults, failureElementId, failureOf } from "@ttpl/contract/enquiry.ts";
import { problem, type ProblemExtras } from "../http/problem-details.ts";
import { failedElementId, faultsElementId, type FillFormPage } from "./form-page.ts";

/** Why an enquiry was rejected. */
export interface Refusal extends Omit<ProblemExtras, "faults"> {
  readonly status: ContentfulStatusCode;
  readonly detail: string;
  readonly faults?: EnquiryFaults;
}

/** The built page with the form, ready to be filled in, and its content security policy. */
export interface FormPage {
  readonly fill: FillFormPage;
  readonly policy: string;
}

/**
 * Responds to a rejected enquiry: with the form page and the values as typed if both are given (for visitors without
 * JavaScript), otherwise with problem details.
 * @param formPage the built page with the form, for form posts if a site is served
 * @param values the submitted values, if the body has been read
 */
export function refuse(c: Context, refusal: Refusal, formPage: FormPage | undefined, values?: Enquiry): Response {
  const { status, detail, faults, ...extras } = refusal;
  if (!formPage || !values) return problem(c, status, detail, { ...extras, ...(faults && { faults }) });
  const notes = faults ? [faultsElementId] : [failedElementId, failureElementId(failureOf(status))];
  const html = formPage.fill(values, faults ?? {}, notes);
  return c.html(html, status, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": formPage.policy,
    ...extras.headers,
  });
}
