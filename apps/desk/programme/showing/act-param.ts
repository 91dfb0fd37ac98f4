/** In the address of a showing: the act that is chosen when its screen opens. */
export const ACT_PARAM = 'gjer'
