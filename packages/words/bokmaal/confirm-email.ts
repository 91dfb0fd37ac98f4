import type { confirmEmailWords } from '../nynorsk/confirm-email.ts'
import type { Translation } from '../translation.ts'

/** Words of the page that confirms an e-mail address. */
export const CONFIRM_EMAIL_BOKMAAL: Translation<typeof confirmEmailWords> = {
  confirmEmailTitle: 'Bekreft adressen din',
  confirmEmailTitleChange: 'Bekreft den nye adressen',
  confirmEmailTitleDone: 'Adressen er bekreftet',
  confirmEmailTitleTaken: 'Adressen hører til en annen konto',
  confirmEmailTitleInvalidLink: 'Lenken virker ikke',
  confirmEmailText:
    'Noen, trolig du, har opprettet en konto hos {site} med {email}. Når du bekrefter, kan den som har passordet til kontoen, se billettene som er kjøpt med adressen, og vise dem i døra.',
  confirmEmailNotYou:
    'Var det ikke du som opprettet kontoen? Da må du ikke bekrefte. Be heller om nytt passord. Da er det bare du som slipper inn, og du kan slette kontoen.',
  confirmEmailButton: 'Kontoen er min, bekreft adressen',
  confirmEmailNewPassword: 'Be om nytt passord',
  confirmEmailChange:
    'Noen, trolig du, vil bruke {email} til kontoen sin hos {site}. Når du bekrefter, logger den som har kontoen, inn med denne adressen og kan se billettene som er kjøpt med den.',
  confirmEmailChangeNotYou:
    'Var det ikke du som ba om det? Da må du ikke bekrefte. Lukk siden, så blir alt som før.',
  confirmEmailChangeButton: 'Kontoen er min, bytt til denne adressen',
  confirmEmailDone:
    '{email} er bekreftet. Billetter som er kjøpt med adressen, finner du på siden «Mine billetter».',
  confirmEmailChanged:
    'Kontoen din har nå {email} som e-postadresse. Den er bekreftet, og du logger inn med den fra nå av.',
  confirmEmailLoggedOut: 'Er du ikke logget inn i denne nettleseren, velger du et nytt passord etterpå.',
  confirmEmailChoosePassword:
    '{email} er bekreftet. Ingen var logget inn på kontoen i denne nettleseren. Derfor er kontoen logget ut overalt, og det gamle passordet gjelder ikke lenger. Velg et nytt innen en time.',
  confirmEmailToNewPassword: 'Velg nytt passord',
  confirmEmailToTickets: 'Til mine billetter',
  confirmEmailTaken:
    'Det finnes allerede en annen konto med {email}. Logg inn på den, eller velg en annen adresse på siden din.',
  confirmEmailInvalidLink:
    'Lenken er for gammel, allerede brukt eller ikke hel. Har du allerede bekreftet, trenger du ikke gjøre mer. Ellers får du en ny lenke på siden din.',
  confirmEmailToProfile: 'Til min side',
}
