/** The permanent codes of problems with content that is left out of the site. The desk has a sentence for each. */
export const CONTENT_PROBLEM_CODES = [
  /** A block of a kind that does not exist. Suggestion: the most similar kind. */
  'block_unknown',
  /** A block of a kind that the site does not allow. */
  'block_not_allowed',
  /** The site asks for another version of the block than this one. */
  'block_version',
  /** The content of a block is deleted or not published. */
  'block_data_missing',
  /** The content of a block is for another kind of block. */
  'block_data_mismatch',
  /** A setting of a block cannot be used. Suggestion: a name that exists. */
  'block_setting_invalid',
  /** A block stands in a row or column that the page does not have. */
  'block_place_missing',
  /** Two rows or columns of a page have the same number. */
  'layout_invalid',
  /** The path of a page is no address. */
  'path_invalid',
  /** The path belongs to another page already. */
  'path_taken',
  /** The sources of a page do not fit together. */
  'sources_invalid',
  /** A page about one record finds none, or several. */
  'record_not_single',
  /** The title or description of a page names something that does not exist. Suggestion: a name that exists. */
  'meta_invalid',
  /** A page has the address that a redirect leads away from. */
  'redirect_shadowed',
  /** Two redirects have the same source. */
  'redirect_duplicate',
  /** A redirect leads back to itself. */
  'redirect_loop',
  /** A menu entry is under one that is missing, or under itself. */
  'menu_unreachable',
  /** The production of a showing is deleted or not published. */
  'production_missing',
  /** A picture is not in the library. */
  'picture_missing',
  /** A record does not match its schema. */
  'record_invalid',
  /** The icon of the site cannot be made. */
  'icon_failed',
  /** A mistake of the program. */
  'unexpected',
] as const
export type ContentProblemCode = (typeof CONTENT_PROBLEM_CODES)[number]
