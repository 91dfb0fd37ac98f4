/** Words of days and times at the desk. */
export const TIME_NYNORSK = {
  today: 'i dag',
  yesterday: 'i går',
  tomorrow: 'i morgon',
}
