import assert from "node:assert/strict";
import type { Result } from "../result.ts";
import { none, type Proofs } from "./proof.ts";
import { type Element, elementsOf, readTaggedPdf } from "./tagged-pdf.ts";

/** What each role may stand in (ISO 32000-1, 14.8.4.3). */
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ["L"],
  Lbl: ["LI"],
  LBody: ["LI"],
  TR: ["Table"],
  TH: ["TR"],
  TD: ["TR"],
};
/** Zone marks of the border, the heading "TITLE" of a field and the mark of samples: all else is read. */
const unread = /^(?:[1-9]|1\d|2[0-4]|[A-HJ-NP-R]|TITLE|SAMPLE)$/;

/** The PDF of a result. */
export const pdfIn = ({ read }: Result) => readTaggedPdf(read("drawing.pdf"));

/** The elements of the structure of a result's PDF with a role. */
const elementsIn = (result: Result) => {
  const all = elementsOf(pdfIn(result).structure);
  return { all, of: (role: string) => all.filter((element) => element.role === role) };
};

/** Of the PDF of a drawing. */
export const ofPdfs: Proofs = {
  "has a PDF that says what it is, in which language, and that it is PDF/UA": (result) => {
    const { language, isMarked, showsTitle, metadata, title = "", page } = pdfIn(result);
    assert.deepEqual({ language, isMarked, showsTitle }, { language: "en-GB", isMarked: true, showsTitle: true });
    assert.match(title, new RegExp(`^${result.sidecar.drawing} \\w`));
    assert(metadata.includes(`<rdf:li xml:lang="x-default">${title}</rdf:li>`), "its metadata have another title");
    assert.doesNotMatch(metadata, /&(?!amp;|lt;|gt;)/);
    assert(metadata.includes("<pdfuaid:part>1</pdfuaid:part>"), "its metadata do not say PDF/UA");
    assert.equal(page["/Tabs"], "/S");
  },

  "has all content of its PDF in its structure once, or as decoration, and fonts whose text is known": (result) => {
    const pdf = pdfIn(result);
    none([...pdf.loose, ...pdf.misplaced, ...pdf.decoration.filter((words) => !unread.test(words.trim()))]);
    assert(pdf.fonts.length > 0);
    none(
      pdf.fonts.filter(
        ({ name, isEmbedded, hasText }) => !(/^\/[A-Z]{6}\+Archivo/.test(name) && isEmbedded && hasText),
      ),
    );
  },

  "has a PDF that begins with its title, and has lists and tables that are whole": (result) => {
    const { all, of } = elementsIn(result);
    assert.deepEqual(of("H1"), [all.find(({ role }) => /^(?:H\d|P|L|Table|Figure)$/.test(role))]);
    none(
      all.flatMap(({ role, children }) =>
        children.flatMap((child) =>
          parents[child.role]?.includes(role) === false ? [`${child.role} in ${role}`] : [],
        ),
      ),
    );
    const widthOf = ({ children }: Element) => children.length;
    none(
      of("Table")
        .map(({ children }) => children.map(widthOf))
        .filter((widths) => new Set(widths).size !== 1),
    );
    for (const { text, scope = "" } of of("TH")) {
      assert.notEqual(text, "");
      assert(["/Column", "/Row"].includes(scope), `the scope of ${text} is "${scope}"`);
    }
    for (const role of ["H1", "H2", "P", "Lbl"]) none(of(role).filter(({ text }) => text === ""));
    none(of("LBody").filter(({ text, children }) => text === "" && children.length === 0));
  },

  "has a PDF that describes each figure, and says where it is": (result) => {
    const { of } = elementsIn(result);
    const [, , width = 0, height = 0] = pdfIn(result).page["/MediaBox"] as number[];
    for (const { alt = "", box = [] } of of("Figure")) {
      assert.match(alt, /\w+ \w+/);
      const [left = -1, foot = -1, right = -1, top = -1] = box;
      assert(left >= 0 && foot >= 0 && right > left && top > foot && right <= width && top <= height, box.join(" "));
    }
    // What is drawn is described; what is written needs no description.
    assert(of("Figure").length > 0 || of("Table").length > 0);
  },
};
