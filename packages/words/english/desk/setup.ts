import type { SETUP_NYNORSK } from '../../nynorsk/desk/setup.ts'
import type { Translation } from '../../translation.ts'

/** Words of the set-up of a house. */
export const SETUP_ENGLISH: Translation<typeof SETUP_NYNORSK> = {
  title: 'Set-up',
  beginTitle: 'Start your house',
  beginLead:
    'You are the first here. Enter the code that Lerret wrote when it started, and make your account.',
  code: 'Code',
  codeHelp: 'The code is in the server’s log, and in the file secrets/setup-code of the data folder.',
  codeWrong: 'The code is wrong. Look in the server’s log, or in the file secrets/setup-code.',
  name: 'Your name',
  nameMissing: 'Enter your name.',
  email: 'Your email',
  emailBad: 'This is not an email address.',
  password: 'Choose a password',
  passwordHelp: 'At least eight characters. A few words in a row are easy to remember.',
  beginButton: 'Start',
  closed: 'The house already has an administrator. Log in to continue.',

  stepOf: 'Step {number} of {count}',
  next: 'Save and continue',
  skip: 'Skip',
  back: 'Back',
  changeLater: 'Everything can be changed later, under Settings.',
  incomplete: 'Fill in what is marked, and you can continue.',
  loading: 'Loading …',
  needsAdmin: 'The set-up is for administrators.',
  toDesk: 'To the desk',

  language: 'Language',
  languageLead:
    'Words on the website, in emails and in calendars are in the language of the house. What you write yourselves is not translated.',
  languageOfHouse: 'The language of the house',
  languageOwnHelp: 'Applies to the desk for you. Others can choose their own.',
  house: 'The house',
  hours: 'Opening hours',
  look: 'Appearance',
  halls: 'Halls',
  activities: 'What the house does',
  activitiesLead:
    'Choose what the house has, and the website gets pages and a menu for it. Pages you have changed yourself are not touched.',
  activityCinema: 'Cinema',
  activityCinemaHelp: 'Cinema programme, coming films, age limits and cinema club',
  activityStage: 'Stage',
  activityStageHelp: 'Concerts, theatre and other events',
  activityLibrary: 'Library',
  activityLibraryHelp: 'A page about the library, and its events',
  activityCafe: 'Café',
  activityCafeHelp: 'A page about the café, and its events',
  tickets: 'Tickets',
  oldSite: 'The old website',
  oldSiteLead:
    'If the house already has a website, its content can be fetched as drafts, and the old addresses redirected to the new ones.',
  oldSiteLink: 'Fetch the old website',
  oldSiteHelp: 'The import opens in its own tab. You can also do it later, under Import at the desk.',
  mail: 'Email and address',
  mailLead: 'Send an email to yourself, and see whether it arrives.',
  mailHelp: 'Does it not arrive? Without SMTP_URL, emails stay as files in the folder outbox of the server.',
  address: 'The website has the address',
  addressHelp: 'The address comes from PUBLIC_URL, and can be changed under Web address in the settings.',
  open: 'Open the house',
  openLead: 'Until now everyone else has seen a page that says the website is closed. Now you can open it.',
  openButton: 'Open the website',
  opened: 'The website is open.',
  openedLead: 'Welcome to {house}. The programme, the news and everything else you make at the desk.',
  seeSite: 'See the website',

  reminderTitle: 'Set-up',
  reminderOne: 'One step of the set-up is left.',
  reminderMany: '{count} steps of the set-up are left.',
  reminderDismiss: 'Do not show this again',

  demoTitle: 'Start your own house',
  demoLead:
    'This is the demo house. When you start your own, the demo is emptied: the pages, the programme, the members and the accounts, this one too. A file with all content is left in the data folder.',
  demoAfter: 'Lerret starts again, and writes a new code to the log. With it you make your account.',
  demoConfirm: 'I understand that the demo is emptied',
  demoButton: 'Empty the demo and start',
  demoWaiting: 'Lerret is starting again. It takes a few seconds …',

  settingsSection: 'The house as a file',
  settingsFile: 'Download house.json',
  settingsFileHelp:
    'The answers of the set-up, without passwords and keys. With HOUSE_FILE it sets up a new house.',
  settingsSetup: 'Set-up',
  settingsSetupHelp: 'Go through the steps again, or start your own house from the demo.',
}
