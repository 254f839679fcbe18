"""The same network in fewer steps: what onnxruntime does on a processor with what PP-OCR's exporter writes.

Between two convolutions the exporter leaves up to seven operations on every pixel: a scale, a shift and 'hard swish' in its parts. They
took half of the time, also because onnxruntime laid the pixels out anew around most of them. Here scales and shifts become part of a
convolution beside them, hard swish a gate and a product, and what the detector found is enlarged once and not twice. The answers
differ by rounding alone.

    python3 training/models/fold.py FROM.onnx TO.onnx
"""

import sys

import numpy
import onnx
from onnx import helper, numpy_helper


class Graph:
    """Nodes in the order they run, and the values that are known beforehand."""

    def __init__(self, model: onnx.ModelProto):
        self.model = model
        self.output = model.graph.output[0].name
        self.opset = model.opset_import[0].version
        self.nodes, self.known = [], {}
        # Weights by the name of what they are multiplied to: their own name, and a factor for each channel.
        self.factors = {}
        for node in model.graph.node:
            if node.op_type == 'Constant':
                self.known[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
            elif node.op_type == 'Cast' and node.input[0].endswith('.half'):
                self.known[node.output[0]] = self.known[node.input[0]].astype(numpy.float32)
            else:
                self.nodes.append(node)

    def users(self, name):
        return [node for node in self.nodes if name in node.input]

    def maker(self, name):
        return next(node for node in self.nodes if name in node.output)

    def only_user(self, node, op):
        """What alone uses the value that a node makes, where it is of that kind."""
        users = self.users(node.output[0])
        return users[0] if len(users) == 1 and users[0].op_type == op else None

    def number(self, node):
        """The one number that a node adds, or multiplies or divides by."""
        value = node and self.constant(node)
        return float(value.reshape(())) if value is not None and value.size == 1 else None

    def constant(self, node):
        return next((self.known[name] for name in node.input if name in self.known), None)

    def variable(self, node):
        return next(name for name in node.input if name not in self.known)

    def keep(self, name, value):
        self.known[name] = numpy.ascontiguousarray(value, dtype=numpy.float32)
        return name

    def replace(self, old, new):
        """Puts `new` where the last of the `old` nodes stands."""
        place = max(self.nodes.index(node) for node in old)
        self.nodes[place + 1 : place + 1] = new
        self.nodes = [node for node in self.nodes if not any(node is each for each in old)]

    def convolution(self, conv):
        """Its weights and its shift of each channel."""
        weights = self.known[conv.input[1]].astype(numpy.float64)
        return weights, self.known[conv.input[2]] if len(conv.input) > 2 else numpy.zeros(len(weights))

    def change(self, conv, factor, shift):
        """Multiplies the weights of each channel, and sets its shift."""
        name, before = self.factors.get(conv.input[1], (conv.input[1], numpy.ones(len(shift))))
        del conv.input[1:]
        conv.input.extend([conv.output[0] + '.weights', self.keep(conv.output[0] + '.shift', shift)])
        self.factors[conv.input[1]] = (name, before * factor)
        self.keep(conv.input[1], self.known[name] * (before * factor)[:, None, None, None])

    def saved(self):
        """The network as it is stored. onnxruntime multiplies and widens weights when it loads them."""
        used = {name for node in self.nodes for name in node.input}
        stored, loading = [], []
        for name in [name for name in self.known if name in used]:
            weights, factor = self.factors.get(name, (name, None))
            value = self.known[weights]
            half = value.astype(numpy.float16) if value.dtype == numpy.float32 and value.ndim > 1 else None
            if half is not None and numpy.array_equal(half, value):
                stored.append(numpy_helper.from_array(half, weights + '.half'))
                loading.append(helper.make_node('Cast', [weights + '.half'], [weights], to=onnx.TensorProto.FLOAT))
            else:
                stored.append(numpy_helper.from_array(value, weights))
            if factor is not None:
                factors = factor.astype(numpy.float32)[:, None, None, None]
                stored.append(numpy_helper.from_array(factors, name + '.factors'))
                loading.append(helper.make_node('Mul', [weights, name + '.factors'], [name]))
        del self.model.graph.node[:], self.model.graph.initializer[:]
        self.model.graph.node.extend(loading + self.nodes)
        self.model.graph.initializer.extend(stored)
        # From this version on a stored value need not be an input.
        self.model.ir_version = max(self.model.ir_version, 4)
        onnx.checker.check_model(self.model)
        return self.model


def attributes(node):
    return {each.name: helper.get_attribute_value(each) for each in node.attribute}


def scale_and_shift(graph, node, channels):
    """What a node multiplies each channel by and adds to it; None where it does something else."""
    if node.op_type == 'BatchNormalization':
        scale, shift, mean, variance = [graph.known[name].astype(numpy.float64) for name in node.input[1:5]]
        scale = scale / numpy.sqrt(variance + attributes(node).get('epsilon', 1e-5))
        return scale, shift - mean * scale
    value = graph.constant(node) if node.op_type in ('Mul', 'Add') else None
    if value is None or value.size not in (1, channels):
        return None
    value = numpy.broadcast_to(value.reshape(-1).astype(numpy.float64), channels)
    return (value, numpy.zeros(channels)) if node.op_type == 'Mul' else (numpy.ones(channels), value)


def fold_into_convolutions(graph):
    """A convolution with the scales and shifts behind it is one convolution."""
    for conv in [node for node in graph.nodes if node.op_type == 'Conv']:
        while True:
            users = graph.users(conv.output[0])
            weights, shift = graph.convolution(conv)
            behind = scale_and_shift(graph, users[0], len(weights)) if len(users) == 1 else None
            if behind is None:
                break
            scale, added = behind
            graph.change(conv, scale, shift * scale + added)
            conv.output[0] = users[0].output[0]
            graph.nodes.remove(users[0])


def gate_hard_swish(graph):
    """scale * x * clip(x + 3, 0, 6) / 6 + shift is x times a gate. The shift goes into the convolutions behind that have no edges."""
    for first in [node for node in graph.nodes if node.op_type == 'Add' and graph.number(node) == 3]:
        limited = graph.only_user(first, 'Clip')
        product = limited and graph.only_user(limited, 'Mul')
        sixth = product and graph.only_user(product, 'Div')
        x = graph.variable(first)
        if not sixth or x not in product.input or graph.number(sixth) != 6:
            continue
        old, scale, shift = [first, limited, product, sixth], 1.0, 0.0
        scaled = graph.only_user(sixth, 'Mul')
        if graph.number(scaled) is not None:
            scale = graph.number(scaled)
            old.append(scaled)
        shifted = graph.only_user(old[-1], 'Add')
        if graph.number(shifted) is not None:
            shift = graph.number(shifted)
            old.append(shifted)
        name = old[-1].output[0]
        channels = len(graph.convolution(graph.maker(x))[0])
        is_passed_on = all(user.op_type == 'Conv' and not any(attributes(user).get('pads', [])) for user in graph.users(name))
        for conv in graph.users(name) if is_passed_on else []:
            weights, added = graph.convolution(conv)
            graph.change(conv, numpy.ones(len(weights)), added + shift * weights.sum(axis=(1, 2, 3)))
        result = name if is_passed_on else name + '.product'
        new = [
            each_channel(graph, name + '.slope', x, channels, scale / 6, scale / 2),
            clip(graph, name + '.gate', name + '.slope', min(0, scale), max(0, scale)),
            helper.make_node('Mul', [x, name + '.gate'], [result]),
        ]
        if not is_passed_on:
            new.append(each_channel(graph, name, result, channels, 1, shift))
        graph.replace(old, new)


def each_channel(graph, name, source, channels, scale, shift):
    """A scale and a shift as a convolution of each channel by itself: in this form the pixels are not laid out anew."""
    weights = graph.keep(name + '.weights', numpy.full((channels, 1, 1, 1), scale))
    return helper.make_node(
        'Conv', [source, weights, graph.keep(name + '.shift', numpy.full(channels, shift))], [name], kernel_shape=[1, 1], group=channels
    )


def clip(graph, name, source, low, high):
    if graph.opset < 11:
        return helper.make_node('Clip', [source], [name], min=float(low), max=float(high))
    return helper.make_node('Clip', [source, graph.keep(name + '.low', low), graph.keep(name + '.high', high)], [name])


def weigh_once(graph):
    """x + x * w, where w is a number for each channel, is x * (w + 1): one operation on every pixel and not two."""
    for product in [node for node in graph.nodes if node.op_type == 'Mul']:
        added = graph.only_user(product, 'Add')
        both = set(product.input) & set(added.input) if added else set()
        if not both:
            continue
        x = both.pop()
        weight = next(name for name in product.input if name != x)
        more = helper.make_node('Add', [weight, graph.keep(weight + '.one', 1)], [weight + '.more'])
        graph.replace([product, added], [more, helper.make_node('Mul', [x, weight + '.more'], list(added.output))])


def enlarge_once(graph):
    """
    The two enlargements by two at the end of the detector are convolutions of one pixel into four, with what is done to each pixel
    between and behind them. The sixteen are then laid side by side.
    """
    first, second = [node for node in graph.nodes if node.op_type == 'ConvTranspose'] or (None, None)
    if first is None:
        return
    first_weights, first_shift, first_nodes = enlargement(graph, first)
    second_weights, second_shift, second_nodes = enlargement(graph, second)
    channels = first_weights.shape[1]
    # Which channels of the middle are those of the pixel at row a and column b of its four.
    place = lambda a, b: slice((2 * a + b) * channels, (2 * a + b + 1) * channels)
    middle = numpy.zeros((4 * channels, first_weights.shape[0], 1, 1))
    last = numpy.zeros((16, 4 * channels, 1, 1))
    for a, b in numpy.ndindex(2, 2):
        middle[place(a, b), :, 0, 0] = first_weights[:, :, a, b].T
        for c, d in numpy.ndindex(2, 2):
            last[4 * (2 * a + c) + 2 * b + d, place(a, b), 0, 0] = second_weights[:, 0, c, d]
    convolution = lambda name, source, weights, shift: helper.make_node(
        'Conv', [source, graph.keep(name + '.weights', weights), graph.keep(name + '.shift', shift)], [name], kernel_shape=[1, 1]
    )
    graph.replace(
        first_nodes + second_nodes,
        [
            convolution('enlarged.middle', first.input[0], middle, numpy.tile(first_shift, 4)),
            helper.make_node(first_nodes[-1].op_type, ['enlarged.middle'], ['enlarged.active']),
            convolution('enlarged.last', 'enlarged.active', last, numpy.tile(second_shift, 16)),
            helper.make_node(second_nodes[-1].op_type, ['enlarged.last'], ['enlarged.sixteen']),
            helper.make_node('DepthToSpace', ['enlarged.sixteen'], list(second_nodes[-1].output), blocksize=4),
        ],
    )


def enlargement(graph, node):
    """Weights and shifts of an enlargement with all that is behind it, and the nodes: the last is what is done to each pixel."""
    weights = graph.known[node.input[1]].astype(numpy.float64)
    shift, nodes = numpy.zeros(weights.shape[1]), [node]
    while True:
        user = graph.users(nodes[-1].output[0])[0]
        nodes.append(user)
        behind = scale_and_shift(graph, user, len(shift))
        if behind is None:
            return weights, shift, nodes
        weights, shift = weights * behind[0][None, :, None, None], shift * behind[0] + behind[1]


if __name__ == '__main__':
    graph = Graph(onnx.load(sys.argv[1]))
    fold_into_convolutions(graph)
    gate_hard_swish(graph)
    weigh_once(graph)
    enlarge_once(graph)
    onnx.save(graph.saved(), sys.argv[2])
