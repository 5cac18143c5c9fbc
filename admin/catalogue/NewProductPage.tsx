import { useNotify } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call, messagesOf, type Results } from '../shell/api.ts'
import { Field, Problems, textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { useOperation } from '../shell/useAction.ts'

/** The form of a new product with its variations: every colour in every size. */
export function NewProductPage() {
  const { data: choices } = useOperation('choices')
  const navigate = useNavigate()
  const notify = useNotify()
  const [problems, setProblems] = useState<string[]>([])
  const [name, setName] = useState('')
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = textOf(form, 'code').toUpperCase()
    setProblems([])
    try {
      const message = await call('addProduct', {
        code,
        ...Object.fromEntries(
          ['name', 'slug', 'brand', 'description', 'composition'].map((field) => [
            field,
            textOf(form, field),
          ]),
        ),
        price: Number(textOf(form, 'price')),
        categories: form.getAll('categories'),
        colours: form.getAll('colours'),
        sizes: textOf(form, 'sizes')
          .split(/[\s,]+/)
          .filter(Boolean),
      })
      notify(message, { type: 'success' })
      navigate(`/products/${code}`)
    } catch (error) {
      setProblems(messagesOf(error))
      scrollTo({ top: 0 })
    }
  }
  return (
    <>
      <Title>New product</Title>
      <form className="panel" onSubmit={save}>
        <Problems list={problems} />
        <Field label="Name">
          <input
            name="name"
            required
            maxLength={120}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <div className="columns">
          <Field label="Code on the label" hint="SKUs begin with it">
            <input name="code" required maxLength={30} />
          </Field>
          <Field label="Address" hint="/product/…">
            <input key={slugOf(name)} name="slug" required defaultValue={slugOf(name)} />
          </Field>
          <Field label="Price in baht">
            <input name="price" type="number" min={1} required />
          </Field>
          <Field label="Brand">
            <select name="brand" required>
              {choices?.brands.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <Field label="Description">
          <textarea name="description" rows={5} required maxLength={5000} />
        </Field>
        <Field label="Composition">
          <input name="composition" placeholder="100% silk" maxLength={500} />
        </Field>
        <Field label="Sizes" hint="Separated by spaces; empty for one size">
          <input name="sizes" placeholder="XS S M L" />
        </Field>
        <Checks name="colours" title="Colours" list={choices?.colours} />
        <Checks name="categories" title="Categories" list={choices?.categories} />
        <button type="submit" className="primary">
          Make the product
        </button>
      </form>
    </>
  )
}

function Checks({
  name,
  title,
  list = [],
}: {
  name: string
  title: string
  list?: Results['choices']['colours'] | undefined
}) {
  return (
    <fieldset className="checks">
      <legend>{title}</legend>
      {list.map(({ slug, name: label }) => (
        <label key={slug} className="check">
          <input type="checkbox" name={name} value={slug} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

/** A name as a part of an address. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
