// Nothing starts here. React Router asks for this file, and builds the style sheet from what its routes import; in the
// browser React runs in islands alone (site/islands), and the build clears away what no document uses.
export {};
