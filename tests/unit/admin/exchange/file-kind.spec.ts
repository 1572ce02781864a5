import { expect, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { fileKind, isBackup } from '#src/admin/exchange/file-kind.ts';
import { fileRefusal, importHelpText } from '#src/admin/exchange/words.ts';
import { publishPack } from '#src/lib/post-files/publish-pack.ts';

const read = (bytes: Uint8Array | readonly number[]) =>
  fileKind(new TextDecoder().decode(new Uint8Array(bytes)));
const zipped = (...names: string[]) =>
  read(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x'.repeat(9))]))));
const ascii = (text: string) => [...new TextEncoder().encode(text)];

test('a picture is known by its first bytes, whatever its name', () => {
  const pictures = {
    png: [0x89, ...ascii('PNG\r\n'), 0x1a, 10, 0, 0, 0, 13],
    jpg: [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, ...ascii('JFIF'), 0],
    camera: [0xff, 0xd8, 0xff, 0xe1, 0x2b, 0x3c, ...ascii('Exif'), 0, 0],
    gif: ascii('GIF89a'),
    webp: [...ascii('RIFF'), 0xc4, 0x91, 3, 0, ...ascii('WEBPVP8 ')],
    heic: [0, 0, 0, 0x24, ...ascii('ftypheic')],
    avif: [0, 0, 0, 0x1c, ...ascii('ftypavif')],
    svg: ascii('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  for (const [name, bytes] of Object.entries(pictures)) expect(read(bytes), name).toBe('picture');
});

test('documents are known by their bytes, and zip files by what lies in them', async () => {
  expect(read([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])).toBe('word');
  expect(read(ascii(String.raw`{\rtf1\ansi Olga}`))).toBe('word');
  expect(read(ascii('%PDF-1.7'))).toBe('pdf');
  expect(zipped('[Content_Types].xml', 'word/document.xml')).toBe('word');
  expect(zipped('[Content_Types].xml', 'xl/workbook.xml')).toBe('sheet');
  expect(zipped('[Content_Types].xml', 'ppt/presentation.xml')).toBe('slides');
  expect(zipped('cats/olga.jpg')).toBe('zip');
  expect(read(await publishPack([], '2026-11-23'))).toBe('pack');
});

test('texts are known by how they begin', () => {
  const texts = {
    '<!DOCTYPE html><html lang="en">': 'page',
    '\ufeff\n<p>Olga</p>': 'page',
    'Name;Day\nOlga;Monday\n': 'csv',
    'Name\tDay\r\nOlga\tMonday\r\n': 'csv',
    'Name,Day\nOlga,Monday\nTony,': 'csv',
  };
  for (const [text, kind] of Object.entries(texts)) expect(fileKind(text), text).toBe(kind);
});

test('a backup is known by its first key, cut or whole', () => {
  expect(isBackup('{"bodegaCatsBackup":1,\n"madeAt":"2026-11-23"')).toBe(true);
  expect(isBackup('\ufeff{"bodegaCatsBackup":1}')).toBe(true);
  expect(isBackup('[{"title":"bodegaCatsBackup"}]')).toBe(false);
});

test('what could be a list of posts, or is plain words, is no other file', () => {
  const texts = [
    '',
    '[{"title":"A, B"},\n{"title":"C, D"}]\n',
    '{"title":"A"}',
    'Dear Olga,\n\nshe sleeps, eats and sleeps.\nYours\n',
    'One line, with a comma',
    '[1, 2',
  ];
  for (const text of texts) expect(fileKind(text), text).toBeNull();
});

test('what is broken asks a file to be made again, and a pasted text to be copied again', () => {
  expect(importHelpText('notJson', null, true)).toBe(
    'This file is not what “Export Posts” gives, or a part of it is missing. Press “Download” in “Export Posts” once more, and choose the new file.',
  );
  expect(importHelpText('notJson', null, false)).toBe(
    'This is not what “Export Posts” gives, or a part of it is missing. Copy it again from beginning to end.',
  );
});

test('a chosen file is judged at once: what it is, and what to choose; what may be a list is taken', () => {
  expect(fileRefusal('\ufffdPNG')).toBe(
    'This looks like a picture, not like a file from “Export Posts”. A picture goes into a post: press “Picture” there. Nothing was changed.',
  );
  expect(fileRefusal('Dear Olga,')).toBe(
    'This is not a file from “Export Posts”. Choose the one that it gave you: its name begins with bodega-cats-posts.',
  );
  for (const text of ['', ' ', '\ufeff[]', '{"title":"A"}', '[{"title":"Cut o'])
    expect(fileRefusal(text), text).toBeNull();
});
