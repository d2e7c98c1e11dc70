import type { Enquiry } from "@ttpl/contract/enquiry.ts";

/** A valid enquiry. Field values are distinct, and several contain characters that need encoding or escaping. */
export const exampleEnquiry: Enquiry = {
  Email: "visitor+site@example.org",
  Name: 'Zoë "Z" O’Hara',
  Company: "Søndergård & Sons <Ltd>",
  Phone: "+00 000 1234",
  Fax: "+00 000 5678",
  Address: "1 Example Road\nUnit 2",
  City: "Nagpur",
  Pin: "440001",
  State: "Maharashtra",
  Country: "India",
  Comment: "नमस्ते,\n\n.\nFrom here: 3 skids, 50 % modular = good?\n",
};

/** The same enquiry as stored, with surrounding white space trimmed. */
export const storedExample: Enquiry = { ...exampleEnquiry, Comment: exampleEnquiry.Comment.trim() };
