export { BlockData } from './blocks/block-data.ts'
export {
  BLOCKS,
  type BlockSettings,
  COMPONENT_IDS,
  type ComponentId,
  isComponentId,
} from './blocks/registry.ts'
export { initialSettings, listSettings, type Setting } from './blocks/settings/list-settings.ts'
export { type Difference, findDifferences, LayeredMap } from './collections/layered-map.ts'
export { type Content, createContent } from './content/content.ts'
export type { Filter } from './content/filters.ts'
export type { RecordChange } from './content/record-change.ts'
export { recordKey } from './content/record-key.ts'
export { getSite } from './content/site.ts'
export { CONTENT_SCHEMAS } from './content-schemas.ts'
export { fillFilters, listSourceProperties, type SourceProperty } from './context/source-values.ts'
export { isAffected } from './incremental/affected.ts'
export { createReadIndex, type ReadIndex } from './incremental/read-index.ts'
export { createReadTracker, type ReadTracker } from './incremental/read-tracker.ts'
export type { Reads } from './incremental/reads.ts'
export { type RecordUpdate, updateContent } from './incremental/update-content.ts'
export type * from './page-data.ts'
export type { ConcretePage, Params } from './paths/expand-page.ts'
export { findPageVersions } from './paths/find-page-versions.ts'
export { type PagePlan, planPages } from './paths/page-plan.ts'
export { createsRedirectLoop, resolveRedirects } from './paths/redirects.ts'
export { findOriginalPath, findTranslationPath } from './paths/translated-pages.ts'
export { findContentProblems } from './problems/content-problems.ts'
export { PageError } from './problems/page-error.ts'
export { type Problem, toPageProblem } from './problems/problem.ts'
export { isAllowedComponent } from './resolve/block.ts'
export {
  type BlockExplanation,
  explainBlock,
  type SelectionReason,
  type SourceRecordKey,
} from './resolve/explain-block.ts'
export { listBlockTexts, localizeSettings } from './resolve/localized-settings.ts'
export { type PageInput, type ResolvedPage, resolvePage } from './resolve/resolve-page.ts'
export { resolveShell } from './resolve/resolve-shell.ts'
export { mayHaveHtml, toSafeRecord } from './safe-record.ts'
export { listOtherLanguages, listTranslationLanguages } from './translation/languages.ts'
export { localize, type TranslationReader } from './translation/localize.ts'
export { localizeSite } from './translation/localize-site.ts'
export { listAlternates } from './translation/page-versions.ts'
export { articleLead } from './views/lead.ts'
export { toOpeningHoursView } from './views/opening-hours.ts'
export { findPicture } from './views/picture.ts'
export { toShowingView, translateShowingText } from './views/showing-view.ts'
