import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { FileTypes, Logger } from '@medusajs/framework/types'
import { AbstractFileProviderService } from '@medusajs/framework/utils'
import { type FileStore, type FileStores, openStores } from './fileStores'

/** The beginning of the keys of private files, whereas those of public ones contain no slash. */
const privatePrefix = 'private/'

/**
 * Stores photographs that staff upload in public, and all other files, such as exports, behind links that expire,
 * because Medusa takes one provider for both.
 */
export class ShopFiles extends AbstractFileProviderService {
  static override identifier = 'shop'
  private readonly stores: FileStores

  constructor({ logger }: { logger: Logger }) {
    super()
    this.stores = openStores(process.env, logger)
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO) {
    if (isPublic(file)) return this.stores.public.provider.upload(plainName(file))
    return privateFile(await this.stores.private.provider.upload(secretName(file)))
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    if (isPublic(file)) return this.stores.public.provider.getUploadStream(plainName(file))
    const { promise, fileKey, ...stream } = await this.stores.private.provider.getUploadStream(
      secretName(file),
    )
    return { ...stream, fileKey: privatePrefix + fileKey, promise: promise.then(privateFile) }
  }

  async getPresignedUploadUrl(file: FileTypes.ProviderGetPresignedUploadUrlDTO) {
    if (isPublic(file)) return this.stores.public.provider.getPresignedUploadUrl(plainName(file))
    return privateFile(await this.stores.private.provider.getPresignedUploadUrl(secretName(file)))
  }

  override async delete(files: FileTypes.ProviderDeleteFileDTO[]) {
    for (const { fileKey } of [files].flat()) {
      const { store, file } = this.locate(fileKey)
      await store.provider.delete(file)
    }
  }

  override async getPresignedDownloadUrl({ fileKey }: FileTypes.ProviderGetFileDTO) {
    const { store, file } = this.locate(fileKey)
    return store.provider.getPresignedDownloadUrl(file)
  }

  override async getDownloadStream({ fileKey }: FileTypes.ProviderGetFileDTO) {
    const { store, file } = this.locate(fileKey)
    return store.provider.getDownloadStream(file)
  }

  override async getAsBuffer({ fileKey }: FileTypes.ProviderGetFileDTO) {
    const { store, file } = this.locate(fileKey)
    return store.provider.getAsBuffer(file)
  }

  private locate(fileKey: string): { store: FileStore; file: { fileKey: string } } {
    return fileKey.startsWith(privatePrefix)
      ? { store: this.stores.private, file: { fileKey: fileKey.slice(privatePrefix.length) } }
      : { store: this.stores.public, file: { fileKey } }
  }
}

/** Medusa's admin uploads the file of an import as it does a photograph, so the type decides too. */
const isPublic = (file: { access?: string; mimeType?: string }) =>
  file.access === 'public' && /^image\//.test(file.mimeType ?? '')

const plainName = <File extends { filename: string }>(file: File): File => ({
  ...file,
  filename: basename(file.filename),
})

const secretName = <File extends { filename: string }>(file: File): File => ({
  ...file,
  access: 'private',
  filename: `${randomUUID()}-${basename(file.filename)}`,
})

const privateFile = ({ key, url }: FileTypes.ProviderFileResultDTO) => ({
  key: privatePrefix + key,
  url,
})
