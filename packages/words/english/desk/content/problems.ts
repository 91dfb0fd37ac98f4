import type { PROBLEM_NYNORSK } from '../../../nynorsk/desk/content/problems.ts'
import type { Translation } from '../../../translation.ts'

/** Sentences about content that is left out of the site, or cannot be published, by the code of the problem. */
export const PROBLEM_ENGLISH: Translation<typeof PROBLEM_NYNORSK> = {
  block_unknown: 'A block on {page} is of a kind that does not exist.',
  block_not_allowed: 'A block on {page} is of a kind that is not turned on for the site.',
  block_version: 'A block on {page} is made for another version of the program.',
  block_data_missing:
    'The content of a block on {page} is deleted or not published. Publish it, or remove the block.',
  block_data_mismatch: 'The content of a block on {page} is made for another kind of block.',
  block_setting_invalid: 'A block on {page} refers to something that does not exist.',
  block_place_missing: 'A block on {page} is in a row or a column that does not exist.',
  layout_invalid: 'Two rows or columns on {page} have the same number.',
  path_invalid: '{page} is not a valid address.',
  path_taken: 'Two pages want the address {page}. Give one of them another.',
  sources_invalid: 'The sources of {page} do not fit together.',
  record_not_single: '{page} should be about one thing, but finds none or several.',
  meta_invalid:
    'The title or description of {page} for search engines refers to something that does not exist.',
  redirect_shadowed: 'The redirect from {page} does not work, because there is a page there.',
  redirect_duplicate: 'Two redirects go from {page}. Remove one of them.',
  redirect_loop: 'The redirect from {page} goes in a circle.',
  menu_unreachable: 'A menu item is under one that does not exist, and is not shown.',
  production_missing: 'A showing is not shown, because its film or event is deleted or not published.',
  picture_missing:
    'The picture is not in the media library, so the article is shown without it. Choose another.',
  record_invalid: 'Something is missing or wrong, so this is not shown.',
  icon_failed: 'The icon of the site cannot be made. Try another picture.',
  unexpected: '{page} cannot be made, because of an error in the program.',
  suggestion: 'Did you mean “{suggestion}”?',
  aPage: 'A page',
  showRecord: 'Open',

  planContentInvalid:
    'What was planned could not go out: something is missing or wrong. Correct it, and make a new plan.',
  planAddressTaken:
    'What was planned could not go out: something else has got the address. Choose another, and make a new plan.',
  planRecordGone: 'What was planned could not go out, because the version no longer exists. Make a new plan.',
  planRecordDeleted:
    'The plan was dropped when this was deleted. Restore it from the history and make a new plan, or leave it.',
  planUnknown: 'What was planned did not go out. Try to make a new plan.',
  planOf: '{title}: {sentence}',

  fieldMissing: '{field} is missing.',
  fieldTooLong: '{field} is too long.',
  fieldTooShort: '{field} is too short.',
  fieldUnknown: '{field} is unknown.',
  fieldInvalid: '{field} is not valid.',
  nameTitle: 'The title',
  nameSlug: 'The address',
  nameContent: 'The text',
  nameCategory: 'The category',
  nameAuthor: 'The author',
  nameImage: 'The picture',
  nameStart: 'The start time',
  nameEnd: 'The end time',
  nameHall: 'The hall',
  nameProduction: 'The film or event',
  nameDuration: 'The length',
  namePath: 'The address',
  nameSource: 'The address',
  nameTarget: 'The target',
  nameAlt: 'The caption',
  nameAny: 'The field “{field}”',
  nameRecord: 'Something here',
}
