import type { HouseAnswers } from '@lerret/model'

/** What the starter makes a house from: the answers to the questions of the set-up, and where the house is. */
export interface StarterHouse extends Omit<HouseAnswers, 'administrator'> {
  /** The id of the site in the APIs. */
  siteId: string
  /** The address that visitors use. */
  host: string
}

/** Names in sentences about what the house does, and where it is told about. */
export const has = ({ activities }: StarterHouse, ...wanted: StarterHouse['activities']) =>
  wanted.some((activity) => activities.includes(activity))

/** Whether there are events besides films. */
export const hasEvents = (house: StarterHouse) => has(house, 'stage', 'library', 'cafe')
