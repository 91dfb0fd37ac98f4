/** Each word with the space before it; punctuation marks are words. */
export const splitWords = (text: string): string[] =>
  text.match(/\s*(?:[\p{L}\p{N}\p{M}]+|[^\s])|\s+/gu) ?? []
