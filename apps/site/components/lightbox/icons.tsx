const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

const lens = "M10.5 4.25a6.25 6.25 0 1 1 0 12.5a6.25 6.25 0 1 1 0-12.5M15 15l5 5M7.75 10.5h5.5";

/** Icons of the lightbox's buttons, in the style of the navbar's. The buttons have labels. */
export const icons = {
  iconPrev: () => <Icon path="M14.5 5l-7 7l7 7" />,
  iconNext: () => <Icon path="M9.5 5l7 7l-7 7" />,
  iconClose: () => <Icon path="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  iconZoomIn: () => <Icon path={`${lens}M10.5 7.75v5.5`} />,
  iconZoomOut: () => <Icon path={lens} />,
  iconFold: () => <Icon path="M5 9l7 7l7-7" />,
};
