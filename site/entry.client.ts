// Intentionally empty. React Router requires this file; in the browser, React runs in islands only (site/islands).
export default undefined;
