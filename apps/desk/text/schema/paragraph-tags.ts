/**
 * Whether the text of a list item, a table cell or a quotation is in `<p>` or stands there by itself. To the editor it is a paragraph in
 * both cases.
 */
export const paragraphTags = {
  hasParagraphTags: {
    default: false,
    rendered: false,
    parseHTML: (element: HTMLElement) => element.querySelector(':scope > p') !== null,
  },
}
