import { perItem } from '../block.tsx'
import { ModalDialog } from './ModalDialog.tsx'

export default perItem<'modal-dialog'>(ModalDialog)
