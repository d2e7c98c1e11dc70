// Nothing starts here. React Router asks for this file; in the browser React runs in islands alone (site/islands).
export default undefined;
