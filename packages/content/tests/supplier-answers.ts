import { parse, stringify } from "yaml";
import type { Supplier } from "../schemas/supplier.ts";
import type { ContentCopy } from "./content-copy.ts";

type Fact = Supplier["groups"][number]["facts"][number];

export const supplierFile = "supplier.yaml";

/** Writes an answer to each fact that a buyer's form asks for, or none. */
export function answerSupplierFacts(copy: ContentCopy, answer: (fact: Fact) => string | undefined): void {
  const settings = parse(copy.text(supplierFile)) as Supplier;
  for (const fact of settings.groups.flatMap(({ facts }) => facts)) {
    fact.text = answer(fact);
    delete fact.confirmed;
  }
  copy.write(supplierFile, stringify(settings));
}
