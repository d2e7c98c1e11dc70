interface Rule {
  readonly pattern: RegExp;
  /** Completes "telephones → 1 → number …". */
  readonly words: string;
}

/** Values that stand in for real ones. Their words say what to do. */
const rules: readonly Rule[] = [
  { pattern: /\+[\d\s]*(?:0\s?){8,}/, words: "is a telephone number of zeros: write the real one" },
  {
    pattern: /(?:^|[\s(<"/@.])example\.(?:com|org|net)\b|\w\.(?:example|invalid|test)(?!\.?[\w-])/,
    words: "names a host that nobody owns: write the real one",
  },
  {
    pattern: /\b(?:Street|Area|City|State)\sName\b|\b000\s000\b/,
    words: "stands in for the postal address: write the real one",
  },
  { pattern: /^(?:Associate|Sister)\ssoftware\scompany$/, words: "stands in for a company's name: write its name" },
  { pattern: /^public-form-key$/, words: "is the key that came with the site: choose one, and set ENQUIRY_KEY to it" },
  { pattern: /\b(?:TODO|TBD|FIXME|lorem ipsum)\b/i, words: "contains a note: write what is meant" },
];

/** Why a text is a placeholder, in words for the owner; undefined if it is none. */
export const placeholderIn = (text: string): string | undefined =>
  rules.find(({ pattern }) => pattern.test(text))?.words;

const documentTitle = /\/Title\s*\(Placeholder/;

/** Whether a document only holds the place of the real one: its title (ISO 32000, 14.3.3) begins with "Placeholder". */
export const isPlaceholderDocument = (bytes: Buffer): boolean => documentTitle.test(bytes.toString("latin1"));
