/** A script, or data for one, that stands in the document itself. */
export const InlineScript = ({ text, type }: { text: string; type?: string }) => (
  <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
);
