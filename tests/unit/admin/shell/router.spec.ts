import { expect, test } from '@playwright/test';
import { loginPath, pathAfterLogin } from '#src/admin/shell/router.ts';

test('the login’s address names the screen to open after it, but for the dashboard', () => {
  expect(loginPath('/blog-admin')).toBe('/blog-admin/login');
  expect(loginPath('/blog-admin?sort=title')).toBe(
    '/blog-admin/login?to=%2Fblog-admin%3Fsort%3Dtitle',
  );
});

test('the way back from the login leads to screens of the admin only', () => {
  for (const to of [
    '/blog-admin',
    '/blog-admin?sort=title',
    '/blog-admin/edit/a',
    '/blog-admin/trash',
  ])
    expect(pathAfterLogin({ to })).toBe(to);
  expect(pathAfterLogin({})).toBe('/blog-admin');
  for (const to of [
    'https://example.com/',
    '//example.com',
    '/blog',
    '/blog-administrator',
    '/blog-admin/login',
    '\ufffd',
    '/blog-admin/%2e%2e/%2e%2e/',
    '/blog-admin/../blog',
    '/blog-admin/..\\blog',
    '/blog-admin/x/../login',
    '/\t/example.com/blog-admin',
    'https://admin.invalid.example/blog-admin',
    'http://',
  ])
    expect(pathAfterLogin({ to }), to).toBe('/blog-admin');
});
