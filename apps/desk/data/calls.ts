/**
 * Method and path of the desk's calls, by the name of their contract. The contracts themselves would bring the code that validates
 * them to the browser; a test compares the two.
 */
export const CALLS = {
  staffLogin: 'POST /session',
  staffProfile: 'GET /session',
  staffCode: 'POST /session/code',
  staffLogout: 'POST /session/end',
  contentList: 'GET /content',
  findRecords: 'GET /find',
  openRecord: 'GET /content/:kind/:id',
  saveWorkingCopy: 'POST /content/:kind/:id/working-copy',
  discardWorkingCopy: 'POST /content/:kind/:id/working-copy/discard',
  commitWorkingCopy: 'POST /content/:kind/:id/versions',
  recordVersion: 'GET /content/:kind/:id/versions/:version',
  recordHistory: 'GET /content/:kind/:id/history',
  recordUsages: 'GET /content/:kind/:id/usages',
  unfinishedWork: 'GET /unfinished',
  saveRecords: 'POST /content/save',
  publishRecords: 'POST /content/publish',
  revertPublication: 'POST /publications/:batch/revert',
  publications: 'GET /publications',
  planRecords: 'POST /content/plan',
  previewPage: 'POST /preview',
  changedPages: 'POST /changed-pages',
  ticketingReport: 'GET /ticketing',
  showingSales: 'GET /showing-sales',
  programme: 'GET /programme',
  itemCounts: 'GET /counts',
  invitation: 'POST /invitation',
  acceptInvitation: 'POST /invitation/accept',
  staffForgotPassword: 'POST /password/forgotten',
  staffResetPassword: 'POST /password/reset',
  pageViews: 'GET /page-views',
  searchesWithoutHits: 'GET /searches-without-hits',
  watchedFilms: 'GET /watched-films',
  problems: 'GET /problems',
} as const

export type CallName = keyof typeof CALLS
