import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { ShopFiles } from './shopFiles'

export default ModuleProvider(Modules.FILE, { services: [ShopFiles] })
