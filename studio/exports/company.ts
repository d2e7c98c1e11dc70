/** Must equal the brand in content/company.yaml; a test compares them. */
export const company = "TTPL";
