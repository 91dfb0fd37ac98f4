import type { PictureView, SiteConfig } from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { findPicture } from './picture.ts'

/** The house's contact details. Missing ones are empty. */
export interface HouseView {
  name: string
  logo: PictureView | null
  /** `Kaivegen 3, 5999 Fjordheim` */
  address: string
  phone: string
  email: string
  /** `fjordheim.example` */
  web: string
}

export function toHouseView(site: SiteConfig, tracker: ReadTracker): HouseView {
  const { street, postalCode, town, phone, email } = site.organisation
  return {
    name: site.title,
    logo: findPicture(site.theme.logo, tracker),
    address: [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', '),
    phone,
    email,
    web: new URL(site.host).host,
  }
}
