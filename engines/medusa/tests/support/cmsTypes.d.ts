// The contract suite lists the routes of the embedded CMS, whose requests have the methods of its plugins.
import type {} from '@vitrine/cms/app/server.ts'
