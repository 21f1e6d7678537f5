import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp, linkTo } from '#tests/helpers/mail-app.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const SUBSCRIBED = 'Successfully subscribed to our newsletter!'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent
const signUpForm = (page: Page) => part(page.getByRole('form', { name: 'Newsletter sign-up' }))

function subscribe(page: Page, email: string) {
  const form = signUpForm(page)
  const fields = [form.getByLabelText('Name'), form.getByLabelText('Email')] as HTMLInputElement[]
  for (const [index, value] of ['Maja', email].entries()) Object.assign(fields[index] ?? {}, { value })
  return page.press(form.getByRole('button', { name: 'Subscribe' }))
}

test('both forms sign up without JavaScript, and the next page says so', async () => {
  const visitor = newVisitor(createTestApp())
  const about = await visitor.open('/about')
  const box = part(about.getByRole('contentinfo'))
  Object.assign(box.getByLabelText('Email address'), { value: 'plain@home.example' })
  const subscribed = await about.press(box.getByRole('button', { name: 'Subscribe' }))
  expect(subscribed.getByRole('heading', { name: SUBSCRIBED })).toBeTruthy()
  const refused = await subscribe(await visitor.open('/subscribe'), 'maja@home')
  expect(refused.status).toBe(400)
  expect(refused.getByText('Failed to subscribe. Please try again.')).toBeTruthy()
  const email = signUpForm(refused).getByLabelText('Email')
  expect(email.getAttribute('value')).toBe('maja@home')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(signUpForm(refused).getByText('Enter an email address such as name@example.com')).toBeTruthy()
  const whatWeStore = await refused.follow(signUpForm(refused).getByRole('link', { name: 'What we store' }))
  expect(whatWeStore.address).toBe('/privacy-policy#newsletter')
  expect(whatWeStore.document.getElementById('newsletter')).not.toBeNull()
})

test('a visitor subscribes, confirms by mail, unsubscribes with one click, and deletes everything', async () => {
  const shop = await createMailApp()
  const visitor = newVisitor(shop)
  const subscribed = await subscribe(await visitor.open('/subscribe'), 'maja@home.example')
  expect(subscribed.getByRole('heading', { name: SUBSCRIBED })).toBeTruthy()
  const [mail] = await shop.sink.received(1)
  const confirm = await visitor.open(linkTo('/newsletter/confirm', mail))
  expect(heading(confirm)).toBe('Confirm your subscription')
  expect(confirm.getByText('maja@home.example')).toBeTruthy()
  expect(heading(await confirm.press('Confirm my subscription'))).toBe('You’re subscribed')

  const { caller, headers } = await shop.signInAs('admin')
  const text = { subject: 'Calm finds', preview: '', markdown: 'Hello, and **welcome**.' }
  const { id } = await caller.admin.newsletter.campaigns.create(text)
  const desk = newVisitor(shop, headers)
  const editor = await desk.open(`/admin/newsletter/${id}`)
  expect(editor.getByRole('button', { name: 'Send to 1 subscriber' })).toBeTruthy()
  await caller.admin.newsletter.campaigns.send({ id })
  const campaign = await eventually(() => {
    const campaignMail = shop.sink.mails.find(({ mail: { subject } }) => subject === text.subject)
    if (!campaignMail) throw new Error('The campaign has not arrived')
    return campaignMail
  })
  expect(campaign.to).toBe('maja@home.example')
  await eventually(async () => {
    const sent = await desk.open(`/admin/newsletter/${id}`)
    expect(part(sent.getByRole('main')).getAllByText('Sent')).not.toEqual([])
  })
  const people = await desk.open('/admin/newsletter/subscribers')
  expect(people.getByRole('button', { name: 'Actions for maja@home.example' })).toBeTruthy()

  const preferences = await visitor.open(linkTo('/newsletter/preferences', campaign))
  preferences.fill('Name', 'Maja Lind')
  const saved = await preferences.press('Save')
  expect(saved.getByText('Saved.')).toBeTruthy()
  expect(saved.control('Name').value).toBe('Maja Lind')

  const unsubscribe = linkTo('/newsletter/unsubscribe', campaign)
  expect(heading(await visitor.open(unsubscribe))).toBe('Unsubscribe?')
  const oneClick = await shop.app.request(unsubscribe, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(oneClick.status).toBe(200)
  const left = await visitor.open(unsubscribe)
  expect(heading(left)).toBe('You’re unsubscribed')
  const data = await left.follow('delete your data')
  expect(data.getByText('Delete my data').tagName).toBe('SUMMARY')
  expect(heading(await data.press('Delete everything'))).toBe('Your data has been deleted')
})
