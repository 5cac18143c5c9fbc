import { mkdir, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { FileTypes, IFileProvider, Logger } from '@medusajs/framework/types'
import { LocalFileService } from '@medusajs/medusa/file-local'
import s3 from '@medusajs/medusa/file-s3'
import { linkQuery, linkSeconds } from './fileLinks'

interface StoredFile {
  key: string
  modifiedAt: Date
}

/** A place of files: Medusa's provider, and the list of the files, which Medusa does not need. */
export interface FileStore {
  provider: Required<IFileProvider>
  list(): Promise<StoredFile[]>
}

export interface FileStores {
  /** The store of photographs, whose URLs anyone may open. */
  public: FileStore
  /** The store of exports and imports, which only signed links open. */
  private: FileStore
}

/** Opens the stores that the variables name. Throws an Error that names a variable that is missing or wrong. */
export function openStores(variables: NodeJS.ProcessEnv, logger: Logger): FileStores {
  const { S3_BUCKET, S3_PRIVATE_BUCKET, UPLOADS_DIRECTORY: uploads = 'static' } = variables
  if (S3_BUCKET && S3_BUCKET === S3_PRIVATE_BUCKET)
    throw new Error('S3_PRIVATE_BUCKET is S3_BUCKET, whose files are public: name another bucket.')
  const url = `${variables['MEDUSA_PUBLIC_URL']}/static`
  const directory = privateDirectory(uploads)
  return {
    public: S3_BUCKET
      ? openBucket(variables, logger, { bucket: S3_BUCKET })
      : openFolder(uploads, new LocalFileService({}, folderOptions(uploads, url))),
    private: S3_PRIVATE_BUCKET
      ? openBucket(variables, logger, {
          bucket: S3_PRIVATE_BUCKET,
          // The bucket as a whole is private, and may not allow rules of single objects.
          acl: false,
          cache_control: 'private, no-store',
          download_file_duration: linkSeconds,
        })
      : openFolder(directory, new PrivateFolder(directory, `${url}/private`)),
  }
}

/** The folder of private files: beside that of uploads, which `/static` sends to anyone. */
export const privateDirectory = (uploads: string): string => resolve(uploads, '..', 'private')

const folderOptions = (directory: string, url: string) => ({
  upload_dir: directory,
  private_upload_dir: directory,
  backend_url: url,
})

/** Medusa's folder, whose links are signed. */
class PrivateFolder extends LocalFileService {
  readonly #directory: string

  constructor(directory: string, url: string) {
    super({}, folderOptions(directory, url))
    this.#directory = directory
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO) {
    await this.#create()
    return super.upload(file)
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    await this.#create()
    return super.getUploadStream(file)
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO) {
    const url = await super.getPresignedDownloadUrl(file)
    return `${url}?${linkQuery(file.fileKey, new Date())}`
  }

  #create() {
    return mkdir(this.#directory, { recursive: true, mode: 0o700 })
  }
}

function openFolder(directory: string, provider: LocalFileService): FileStore {
  return {
    provider,
    async list() {
      const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
      return Promise.all(
        entries
          .filter((entry) => entry.isFile())
          .map(async ({ name }) => ({
            key: name,
            modifiedAt: (await stat(join(directory, name))).mtime,
          })),
      )
    },
  }
}

/** Pages of the list of a bucket, each of a thousand files: what is beyond them waits for a later list. */
const maxPages = 100

function openBucket(
  variables: NodeJS.ProcessEnv,
  logger: Logger,
  options: { bucket: string; [option: string]: unknown },
): FileStore {
  const required = (name: string) => {
    const value = variables[name]
    if (value) return value
    throw new Error(`${name} is not set: the Medusa engine needs it for its bucket.`)
  }
  const region = required('S3_REGION')
  const endpoint = variables['S3_ENDPOINT'] || undefined
  const accessKeyId = required('S3_ACCESS_KEY_ID')
  const secretAccessKey = required('S3_SECRET_ACCESS_KEY')
  const [S3FileService] = s3.services
  if (!S3FileService) throw new Error('Medusa has no provider for buckets.')
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
  })
  return {
    provider: new S3FileService(
      { logger },
      {
        region,
        endpoint,
        file_url: required('S3_URL'),
        access_key_id: accessKeyId,
        secret_access_key: secretAccessKey,
        ...options,
      },
    ),
    async list() {
      const files: StoredFile[] = []
      let token: string | undefined
      for (let page = 0; page < maxPages && (page === 0 || token); page += 1) {
        const { Contents = [], NextContinuationToken } = await client.send(
          new ListObjectsV2Command({ Bucket: options.bucket, ContinuationToken: token }),
        )
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) files.push({ key: Key, modifiedAt: LastModified })
        token = NextContinuationToken
      }
      return files
    },
  }
}
