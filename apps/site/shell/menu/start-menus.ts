/** In the inline script, so that the menus work before the app is loaded. Without a script the menu opens too, but is not modal. */
export function startMenus() {
  const panel = document.querySelector<HTMLElement>('header [popover]')
  const isPanelOpen = () => panel?.matches(':popover-open')
  panel?.addEventListener('beforetoggle', ({ newState }) => setModal(panel, newState === 'open'))
  // On a wide screen the panel is always shown.
  matchMedia('(width >= 70rem)').addEventListener('change', () => isPanelOpen() && panel?.hidePopover())

  const closeSubmenus = (isLeft: (submenu: HTMLDetailsElement) => boolean) => {
    // In the panel a submenu that closes would move what is being tapped.
    if (isPanelOpen()) return
    for (const submenu of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
      if (isLeft(submenu)) submenu.open = false
  }
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => closeSubmenus((submenu) => !submenu.contains(target as Node)))
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    closeSubmenus((submenu) => {
      if (submenu.contains(document.activeElement)) submenu.querySelector('summary')?.focus()
      return true
    })
  })
}

/** Makes an open panel a modal dialog: everything around it is inert, and the page does not scroll. The focus returns to the button. */
function setModal(panel: HTMLElement, isModal: boolean) {
  const header = panel.parentElement as HTMLElement
  const button = header.querySelector('button')
  panel.role = isModal ? 'dialog' : null
  panel.ariaLabel = isModal && button ? button.textContent : null
  document.documentElement.style.overflow = isModal ? 'hidden' : ''
  for (const container of [header, document.body])
    for (const child of container.children)
      if (child !== panel && child !== header) child.toggleAttribute('inert', isModal)
  if (!isModal) button?.focus()
}
