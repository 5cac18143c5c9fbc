import type { Plugin } from 'vite'
import { adoptStyles } from './adoptStyles.ts'

const linking = 'const link = document.createElement("link");'

/** Makes the built shop adopt the style sheets of chunks where Vite links them (docs/decisions/web/adopted-style-sheets.md). */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    apply: 'build',
    transform: {
      filter: { id: /preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(linking)) throw new Error('Vite loads the styles of chunks otherwise')
        const adopting = `if (isCss) return (${adoptStyles})(dep.href); ${linking}`
        return { code: code.replace(linking, adopting), map: null }
      },
    },
  }
}
