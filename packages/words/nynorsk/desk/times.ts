/** Words of days and times at the desk. */
export const timeWords = {
  today: 'i dag',
  yesterday: 'i går',
  tomorrow: 'i morgon',
}
