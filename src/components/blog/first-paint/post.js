try {
  const root = document.currentScript.previousElementSibling;
  const { postId, island } = root.dataset;
  const { dataset } = document.documentElement;
  if (
    JSON.parse(localStorage.getItem('bodega-cats:posts')).some(
      (post) => post && post.isPublished !== false && post.id == postId,
    )
  ) {
    dataset.waking = 'post';
    import(island)
      .then(({ mount }) => mount(root))
      .catch(() => {
        delete dataset.waking;
        root.previousElementSibling.hidden = false;
      });
  }
} catch {}
