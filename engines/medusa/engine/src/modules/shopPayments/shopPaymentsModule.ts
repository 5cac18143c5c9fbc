import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { CardProvider, PromptPayProvider, TransferProvider } from './providers'

export default ModuleProvider(Modules.PAYMENT, {
  services: [TransferProvider, PromptPayProvider, CardProvider],
})
