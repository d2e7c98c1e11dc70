/** As content/company.yaml has it; a test compares them. */
export const company = "TTPL";
