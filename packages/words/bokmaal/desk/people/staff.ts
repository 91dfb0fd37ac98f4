import type { staffWords } from '../../../nynorsk/desk/people/staff.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the screen for the people at the desk. */
export const STAFF_BOKMAAL: Translation<typeof staffWords> = {
  staffTitle: 'Folk',
  staffLead: 'De som kan logge inn i redaksjonen, og hva de kan gjøre.',
  factorRolesSection: 'Må ha totrinnsinnlogging',
  factorRolesLead:
    'Disse rollene må ha en passnøkkel eller en kodeapp. De som mangler det, setter det opp neste gang de logger inn. Det gjelder ikke dem som logger inn med en innloggingstjeneste.',
  factorRolesSaved: 'Lagret.',
  staffSection: 'Har konto',
  columnName: 'Navn',
  columnRole: 'Rolle',
  columnTwoFactor: 'Totrinn',
  columnLastSeen: 'Sist inne',
  columnActions: 'Endre',
  staffYou: 'deg',
  twoFactorIsOn: 'På',
  twoFactorIsOff: 'Av',
  linkedTo: 'Logger inn med {name}',
  passwordLinkLinked:
    'Velger {name} et passord med lenken, logger {name} inn med det og ikke lenger med {service}.',
  neverSeen: 'Ikke logget inn',
  changeStaff: 'Endre',
  changeStaffOf: 'Endre {name}',
  ownAccount: 'Min konto',

  roleAdminMeaning: 'styrer folk og innstillinger, og publiserer',
  roleEditorMeaning: 'skriver og publiserer',
  roleContributorMeaning: 'skriver utkast som andre publiserer',
  roleSection: 'Rolle',
  roleSave: 'Bytt rolle',
  roleChanged: '{name} er nå {role}.',
  lastAdmin: '{name} er den eneste administratoren med passord. Gjør en annen til administrator først.',

  passwordLinkSection: 'Nytt passord',
  passwordLinkLead:
    'En lenke som {name} kan velge nytt passord med. Den gjelder i ett døgn og virker én gang.',
  passwordLinkCreate: 'Lag lenke',
  passwordLink: 'Lenke til {name}',
  linkOnce: 'Kopier den nå: du får ikke se lenken igjen.',

  twoFactorResetSection: 'Mistet telefonen?',
  twoFactorResetLead:
    'Slå av totrinnsinnloggingen, så {name} kommer inn med passordet alene og kan sette den opp på nytt.',
  twoFactorReset: 'Slå av totrinn',
  twoFactorWasReset: 'Totrinnsinnloggingen til {name} er av.',

  removeSection: 'Fjern',
  removeLead:
    '{name} blir logget ut med en gang og kommer ikke inn igjen. Det {name} har skrevet, blir værende.',
  remove: 'Fjern {name}',
  removed: '{name} er fjernet.',
  staffGone: 'Kontoen finnes ikke lenger.',

  inviteSection: 'Inviter',
  inviteCommand: 'Inviter en kollega',
  inviteName: 'Navn',
  inviteEmail: 'E-postadresse',
  inviteRole: 'Rolle',
  inviteButton: 'Lag invitasjon',
  inviteNameInvalid: 'Skriv navnet.',
  inviteEmailInvalid: 'Dette er ikke en e-postadresse.',
  inviteEmailTaken: 'Denne adressen har allerede en konto her.',
  invited: 'Invitasjonen til {name} er klar. Send lenken selv; den gjelder i sju dager og virker én gang.',
  inviteLink: 'Lenke til {name}',

  invitationsSection: 'Inviterte',
  invitationFacts: 'Invitert som {role} av {by}. Gjelder til {until}.',
  invitationAgain: 'Ny lenke',
  invitationAgainOf: 'Ny lenke til {name}',
  invitationRevoke: 'Trekk tilbake',
  invitationRevokeOf: 'Trekk tilbake invitasjonen til {name}',
  invitationRevoked: 'Invitasjonen til {name} er trukket tilbake.',
}
