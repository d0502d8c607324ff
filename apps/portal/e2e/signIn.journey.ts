import { accounts, expect, fillSignIn, settled, signInAt, test } from './journey.ts';
import { startServer } from './server.ts';

test('a deep link leads through the sign-in back to exactly itself', async ({ page }) => {
	const deepLink = '/crm/addresses/1500?tab=documents#x';
	await page.goto(deepLink);
	await expect(page).toHaveURL(/\/login\?redirectTo=/);
	await fillSignIn(page, 'demo');
	await expect(page).toHaveURL(deepLink);
	await expect(page.getByRole('tab', { name: 'Dokumente' })).toHaveAttribute('aria-selected', 'true');
});

for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
	test(`a target outside the portal is not followed: ${target}`, async ({ page, server }) => {
		await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`);
		await fillSignIn(page, 'demo');
		await expect(page).toHaveURL(`${server.url}/`);
	});
}

test('a wrong password is said beside the form, and what was typed stays', async ({ page }) => {
	await page.goto('/login');
	await page.getByLabel('Benutzername').fill('demo');
	await page.getByLabel('Passwort', { exact: true }).fill('falsch');
	await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
	await expect(page.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible();
	await expect(page.getByLabel('Benutzername')).toHaveValue('demo');
	await expect(page).toHaveURL(/\/login/);
});

test('many calls with a refused bearer make exactly one refresh, and nobody notices', async ({ page }) => {
	const server = await startServer({ KONTOR_SECRET: 'q7Zt2mVx9Lr4Kw8Ns3Yb6Hd1Jf5Gp0Ca' });
	try {
		// The stream of events comes back by itself: refused alone, it would renew the bearer before the others ask.
		await page.route('**/api/v1/notifications/stream*', (route) => route.abort());
		await signInAt(page, `${server.url}/`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await settled(page);
		// Another signing secret makes every bearer worthless at once, while refresh tokens hold.
		await server.stop();
		await server.start({ KONTOR_SECRET: 'B4nW8xT1kR6vM3zP9sJ2hL7dF5gQ0yUe' });
		let refreshes = 0;
		const refused = new Set<string>();
		const answered = new Set<string>();
		page.on('response', (response) => {
			if (response.url().endsWith('/api/v1/refresh')) refreshes += 1;
			else if (response.status() === 401) refused.add(response.url());
			else if (response.ok()) answered.add(response.url());
		});
		await page.context().setOffline(true);
		await expect(page.getByText('Aktivieren Sie Ihre Internetverbindung').first()).toBeVisible();
		await page.context().setOffline(false);
		await expect(page.getByText('Internetverbindung hergestellt!').first()).toBeVisible();
		await expect.poll(() => refused.size).toBeGreaterThanOrEqual(6);
		await expect.poll(() => [...refused].filter((url) => !answered.has(url))).toEqual([]);
		expect(refreshes).toBe(1);
		await expect(page.getByRole('button', { name: /^Benutzermenü/ })).toBeVisible();
	} finally {
		await server.dispose();
	}
});

test('two tabs that renew at once stay signed in both', async ({ context }) => {
	const server = await startServer({ KONTOR_SECRET: 'q7Zt2mVx9Lr4Kw8Ns3Yb6Hd1Jf5Gp0Ca' });
	try {
		const first = await context.newPage();
		await signInAt(first, `${server.url}/crm`);
		const second = await context.newPage();
		await second.goto(`${server.url}/notifications`);
		await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
		await server.stop();
		await server.start({ KONTOR_SECRET: 'B4nW8xT1kR6vM3zP9sJ2hL7dF5gQ0yUe' });
		await Promise.all([first.reload(), second.reload()]);
		for (const page of [first, second]) {
			await expect(page.getByRole('button', { name: /^Benutzermenü von demo/ })).toBeVisible();
			await expect(page).not.toHaveURL(/\/login/);
		}
	} finally {
		await server.dispose();
	}
});

test('signing out reaches every tab, and the next user sees nothing of the one before', async ({ context }) => {
	const first = await context.newPage();
	await signInAt(first, '/notifications', 'demo');
	const second = await context.newPage();
	await second.goto('/crm/addresses/1500');
	await expect(second).toHaveTitle(/^(?:\(\d+\) )?Adresse - .+ - 1500 - Kontor$/);
	const [, name = ''] = (await second.title()).split(' - ');
	await expect(second.getByRole('heading', { level: 1 })).toHaveText(name);
	await first.goto('/crm');
	await first.getByRole('button', { name: /^Benutzermenü/ }).click();
	await first.getByRole('menuitem', { name: 'Abmelden' }).click();
	await expect(first).toHaveURL('/login?logout=true');
	await expect(second).toHaveURL(/\/login/);
	await expect(second.getByText(name)).toHaveCount(0);
	expect(await first.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(name);

	await first.goBack();
	await expect(first.getByLabel('Benutzername')).toBeVisible();
	await fillSignIn(first, 'verkauf');
	await expect(first.getByRole('button', { name: `Benutzermenü von ${accounts.verkauf.username}` })).toBeVisible();
});

test('a screen without permission leads to Kein Zugriff', async ({ page }) => {
	await signInAt(page, '/statistics/revenue', 'verkauf');
	await expect(page).toHaveURL('/nopermission');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Zugriff');
	await expect(page).toHaveTitle(/Kein Zugriff/);
});

test('a refresh token in the address signs in and is gone before anything is shown', async ({
	page,
	context,
	server,
}) => {
	const answer = await context.request.post('/api/v1/login', { data: accounts.demo });
	const { refreshToken } = await answer.json();
	await page.goto(`/crm?q=Huber&refreshToken=${refreshToken}`);
	await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	expect(page.url()).toBe(`${server.url}/crm?q=Huber`);
	expect(server.log()).not.toContain(refreshToken);
});
